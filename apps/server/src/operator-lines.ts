/** The environment's settings about the operator. */
interface OperatorSettings {
  readonly VITE_OPERATOR_LEGAL_NAME?: string | undefined;
  readonly VITE_OPERATOR_ABN?: string | undefined;
  readonly VITE_OPERATOR_POSTAL_ADDRESS?: string | undefined;
  readonly VITE_OPERATOR_EMAIL?: string | undefined;
}

/** The lines at the end of mails: legal name, business number, postal address and e-mail, as far as they are set. */
export function operatorLines(settings: OperatorSettings): string[] {
  const { VITE_OPERATOR_ABN: businessNumber } = settings;
  const lines = [
    settings.VITE_OPERATOR_LEGAL_NAME,
    businessNumber && `ABN ${businessNumber}`,
    settings.VITE_OPERATOR_POSTAL_ADDRESS,
    settings.VITE_OPERATOR_EMAIL,
  ];
  return lines.filter((line) => line !== undefined);
}
