import type { FirstFigure } from '@freehold/contract';
import { useEffect, useSyncExternalStore } from 'react';

interface FirstOf {
  readonly of: string;
  readonly figures: readonly FirstFigure[];
}

declare global {
  /** Set by the inline script of the prerendered dashboard. */
  var firstFigures: FirstOf | undefined;
}

const news = 'first-figures';

// `$1,027,350` has ten characters; more do not fit one line beside another figure on a phone.
const longAmount = /^[−$].{10}/;

/** True of an amount that is set smaller on a phone. */
export function isLongAmount(value: string): boolean {
  return longAmount.test(value);
}

/**
 * The part of the dashboard's inline script (prerenderAccess) that asks for the figures that lead and writes them into
 * the prerendered cards, long before the app is here. Figures of another day than the browser's are left to the app.
 */
export const showFirstFigures = `
const of=claims.id||claims.sub,now=new Date();
if(role==="CLIENT"&&claims.exp*1000>+now)fetch("/api/profiles/"+encodeURIComponent(of)+"/first-figures",{headers:{authorization:"Bearer "+token}})
.then((answer)=>answer.ok?answer.json():null).then((first)=>{
if(first===null||first.day!==new Date(now-now.getTimezoneOffset()*60000).toISOString().slice(0,10))return;
globalThis.firstFigures={of,figures:first.figures};
for(const figure of first.figures){
const card=document.querySelector('[data-first-figure="'+figure.id+'"]');if(card===null)continue;
["value","note","change"].forEach((part,at)=>{card.children[at+1].textContent=figure[part]||""});
const{dataset}=card.children[1];
if(figure.isNegative)dataset.isNegative="true";
if(${longAmount}.test(figure.value))dataset.isLong="true";
}
dispatchEvent(new Event("${news}"));
}).catch(()=>{});`;

const none: readonly FirstFigure[] = [];

function subscribe(changed: () => void): () => void {
  addEventListener(news, changed);
  return () => removeEventListener(news, changed);
}

/** The figures of a client that the inline script got, while the timeline is waited for; forgotten after that. */
export function useFirstFigures(clientId: string, isWaiting: boolean): readonly FirstFigure[] {
  useEffect(() => {
    if (!isWaiting) globalThis.firstFigures = undefined;
  }, [isWaiting]);
  const read = () => (globalThis.firstFigures?.of === clientId ? globalThis.firstFigures.figures : none);
  return useSyncExternalStore(subscribe, read, () => none);
}
