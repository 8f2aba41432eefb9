import { lazy, Suspense, useEffect, useState } from 'react';
import type { DatePickerProps } from './date-picker';
import { TextInput } from './text-input';

export type LazyDatePickerProps = Omit<DatePickerProps, 'inline'>;

const DatePicker = lazy(() => import('./date-picker').then((module) => ({ default: module.DatePicker })));

/**
 * The DatePicker, fetched after the page works. Prerendered and without scripts it is the browser's own date
 * control, which sends the same `YYYY-MM-DD`.
 */
export function LazyDatePicker(props: LazyDatePickerProps) {
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  const { value, onChange, min, max, today: _today, unavailable: _unavailable, ...control } = props;
  const plain = (
    <TextInput
      {...control}
      type="date"
      value={value ?? ''}
      min={min}
      max={max}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
  return running ? (
    <Suspense fallback={plain}>
      <DatePicker {...props} />
    </Suspense>
  ) : (
    plain
  );
}
