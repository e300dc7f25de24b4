import { counted } from '#app/lib/format.ts';

const minuteMs = 60_000;

/** How long a lead waited for its first response: minutes, hours and minutes, or days and hours; the rest is cut off. */
export function responseTime(receivedAt: string, firstResponseAt: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(firstResponseAt) - Date.parse(receivedAt)) / minuteMs));
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${counted(hours, 'hour')} ${counted(minutes % 60, 'minute')}`;
  return `${counted(Math.floor(hours / 24), 'day')} ${counted(hours % 24, 'hour')}`;
}
