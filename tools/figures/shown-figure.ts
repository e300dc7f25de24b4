/** A figure as somebody reads it: its name, its value and where. */
export interface ShownFigure {
  readonly name: string;
  readonly value: string;
  readonly surface: 'dashboard' | 'file' | 'workbook' | 'API';
}
