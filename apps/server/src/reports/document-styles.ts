import { StyleSheet } from '@react-pdf/renderer';
import { boldWeight, fontFamily } from './fonts.ts';

export const colours = {
  ink: '#1d2a2f',
  muted: '#4d5b5f',
  green: '#2f5d4a',
  tint: '#f0f4ef',
  rule: '#d8d4c8',
  /** The eight chart colours of the light screen; lines also differ by dash pattern, bars by label. */
  series: ['#329d82', '#aa6f04', '#3a408c', '#640000', '#8c6fc2', '#187375', '#675000', '#32264d'],
} as const;

/** Page margin and, below it, the text width on A4, in points. */
export const margin = 46;
export const textWidth = 595.28 - 2 * margin;

const bold = { fontWeight: boldWeight } as const;
const hairline = { borderBottomWidth: 0.5, borderBottomColor: colours.rule } as const;

const footLine = {
  position: 'absolute',
  left: margin,
  right: margin,
  flexDirection: 'row',
  justifyContent: 'space-between',
  fontSize: 8,
  color: colours.muted,
} as const;

export const styles = StyleSheet.create({
  page: {
    paddingHorizontal: margin,
    paddingTop: 62,
    paddingBottom: 58,
    fontSize: 9,
    lineHeight: 1.35,
    color: colours.ink,
    fontFamily,
  },
  cover: { padding: margin, paddingBottom: 58, fontSize: 9.5, lineHeight: 1.4, color: colours.ink, fontFamily },
  brand: { fontSize: 13, ...bold, color: colours.green, marginBottom: 96 },
  /** As tall with a logo as the brand and its space without one, so that the cover's figures keep their room. */
  practice: { minHeight: 104, marginBottom: 14 },
  practiceName: { fontSize: 13, ...bold, lineHeight: 1.3, marginBottom: 3 },
  practiceLine: { fontSize: 8.5, color: colours.muted },
  nearBrand: { marginBottom: 40 },
  nearPractice: { minHeight: 64 },
  title: { fontSize: 28, ...bold, lineHeight: 1.2, marginBottom: 6 },
  muted: { color: colours.muted },
  notice: { ...bold, marginTop: 8 },
  longTitle: { fontSize: 20 },
  noHeadline: { marginTop: 26 },
  headline: { marginTop: 26, marginBottom: 18, padding: 16, backgroundColor: colours.tint, borderRadius: 4 },
  figure: { fontSize: 30, ...bold, lineHeight: 1.3 },
  contents: { marginTop: 18 },
  heading: { fontSize: 12, ...bold, lineHeight: 1.3, marginBottom: 4 },
  sectionHeading: { fontSize: 17, ...bold, lineHeight: 1.3, marginBottom: 4 },
  groupName: { ...bold, marginTop: 4 },
  columns: { flexDirection: 'row', gap: 24 },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  group: { marginBottom: 8 },
  part: { marginBottom: 16 },
  row: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 3.5, ...hairline },
  rowLabel: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 14 },
  rowValue: { maxWidth: '45%', textAlign: 'right' },
  cells: { flexDirection: 'row', paddingVertical: 2.5, ...hairline },
  headCells: {
    flexDirection: 'row',
    paddingVertical: 3,
    borderBottomWidth: 1,
    borderBottomColor: colours.ink,
    ...bold,
    fontSize: 8.5,
  },
  cell: { textAlign: 'right', paddingLeft: 6 },
  wordCell: { paddingRight: 6 },
  note: { color: colours.muted, marginTop: 3 },
  item: { flexDirection: 'row', marginBottom: 3 },
  mark: { width: 10 },
  itemText: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  disclosure: { marginTop: 4, padding: 10, borderWidth: 0.5, borderColor: colours.rule, borderRadius: 4 },
  head: {
    position: 'absolute',
    top: 28,
    left: margin,
    right: margin,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: colours.muted,
    paddingBottom: 4,
    ...hairline,
  },
  // The page's number is not known yet when the renderer measures it.
  footWords: { maxWidth: textWidth - 80 },
  // Set from the top: the renderer drops elements placed from the bottom when a page breaks.
  foot: { ...footLine, top: 804 },
  tallFoot: { ...footLine, top: 788 },
  /** Of a page with the tall foot, which starts above where the usual one does. */
  aboveTallFoot: { paddingBottom: 66 },
  footSentences: { fontSize: 7, lineHeight: 1.25 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 4 },
  legendItem: { flexDirection: 'row', alignItems: 'center', marginRight: 18 },
  bar: { flexDirection: 'row', alignItems: 'center', paddingVertical: 2.5 },
  barLabel: { width: '34%', paddingRight: 8 },
  barValue: { width: '24%', textAlign: 'right' },
});
