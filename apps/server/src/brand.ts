import type { Practice } from '@freehold/contract';

/** The practice as reports, workbooks and mails carry it: its lines, and its logo's file. */
export interface Brand extends Omit<Practice, 'logo' | 'embedOrigins' | 'planDefaults'> {
  readonly logo: BrandLogo | null;
}

/** A logo's file, and its size in pixels. */
export interface BrandLogo {
  readonly bytes: Uint8Array;
  readonly type: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
}
