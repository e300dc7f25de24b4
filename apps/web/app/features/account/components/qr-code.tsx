import { QRCodeSVG } from 'qrcode.react';
import css from './account.module.css';

/** The address of an enrolment for a phone's camera. The key beside it is the same in text. */
export function QrCode({ uri }: { uri: string }) {
  return (
    <div className={css.code}>
      <QRCodeSVG value={uri} size={176} level="M" title="QR code of the key" />
    </div>
  );
}
