import {
  Accessibility, Activity, Armchair, ArrowLeft, ArrowRight, Baby, Ban, Bandage, Bone, Brain, Calendar, Check,
  ChevronDown, ChevronLeft, ChevronRight, ChevronUp, CircleAlert, CircleCheck, CircleX, Clock, Copy, CreditCard,
  Download, Droplet, ExternalLink, Eye, FileText, FlaskConical, Funnel, HandHeart, Heart, House, Hourglass, Info,
  Lock, LogOut, Mail, MapPin, Menu, MessageCircle, Minus, Moon, Package, Pause, PenLine, Phone, Pill, Plane, Play,
  Plus, Printer, RefreshCw, Search, ShieldCheck, Sparkles, Stethoscope, Sun, Sunset, Syringe, TestTube, TimerOff,
  Trash2, TriangleAlert, Undo2, Upload, User, Users, Wallet, Wind, X,
} from 'lucide-react';
import { FacebookMark, InstagramMark, LinkedinMark } from './brand-marks';

const icons = {
  accessibility: Accessibility, activity: Activity, alert: CircleAlert, armchair: Armchair,
  'arrow-left': ArrowLeft, 'arrow-right': ArrowRight, baby: Baby, ban: Ban, bandage: Bandage, bone: Bone, brain: Brain,
  calendar: Calendar, chat: MessageCircle, check: Check, 'check-circle': CircleCheck,
  'chevron-down': ChevronDown, 'chevron-left': ChevronLeft, 'chevron-right': ChevronRight, 'chevron-up': ChevronUp,
  clock: Clock, copy: Copy, 'credit-card': CreditCard, download: Download, droplet: Droplet, edit: PenLine,
  'external-link': ExternalLink, eye: Eye, facebook: FacebookMark, file: FileText, filter: Funnel, flask: FlaskConical,
  hands: HandHeart, heart: Heart, home: House, hourglass: Hourglass, info: Info, instagram: InstagramMark,
  linkedin: LinkedinMark, lock: Lock, 'log-out': LogOut, mail: Mail, 'map-pin': MapPin, menu: Menu, minus: Minus,
  moon: Moon, package: Package, pause: Pause, phone: Phone, pill: Pill, plane: Plane, play: Play, plus: Plus,
  printer: Printer, refresh: RefreshCw, search: Search, shield: ShieldCheck, sparkles: Sparkles,
  stethoscope: Stethoscope, sun: Sun, sunset: Sunset, syringe: Syringe, 'test-tube': TestTube, 'timer-off': TimerOff,
  trash: Trash2, undo: Undo2, upload: Upload, user: User, users: Users, wallet: Wallet, warning: TriangleAlert,
  wind: Wind, x: X, 'x-circle': CircleX,
};

export type IconName = keyof typeof icons;

/** One stroke, one family. Hidden from screen readers unless it has a `label`. `size` in px. */
export function Icon({ name, size = 20, label }: { name: IconName; size?: number; label?: string | undefined }) {
  const Drawing = icons[name];
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  // Arrows point along the reading direction; the stylesheet of the page mirrors them.
  const mirrored = /^(arrow|chevron)-(left|right)$/.test(name) || undefined;
  return <Drawing size={size} strokeWidth={1.75} focusable="false" data-mirror={mirrored} {...meaning} />;
}
