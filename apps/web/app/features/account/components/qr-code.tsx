import { QRCodeSVG } from 'qrcode.react';
import css from './account.module.css';

/** QR code of the enrolment URI. The key beside it is the same secret as text. */
export function QrCode({ uri }: { uri: string }) {
  return (
    <div className={css.code}>
      <QRCodeSVG value={uri} size={176} level="M" title="QR code of the key" />
    </div>
  );
}
