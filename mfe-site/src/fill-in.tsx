import { Fragment } from 'react';
import type { Host } from '@homecare/federation/contract';
import { PhoneLink } from './phone-link';

/** A text of ours with `{phone}`, `{name}`, `{site}` and `{reportDays}` filled from the provider. */
export function FillIn({ host, text }: { host: Host; text: string }) {
  const { phone, name, reportDays } = host.profile;
  return text.split(/(\{\w+\})/).map((part, index) => {
    if (part === '{phone}') return <PhoneLink key={index} phone={phone} />;
    if (part === '{name}') return name;
    if (part === '{reportDays}') return reportDays;
    if (part === '{site}') return host.publicUrl.replace(/^https?:\/\//, '');
    return <Fragment key={index}>{part}</Fragment>;
  });
}
