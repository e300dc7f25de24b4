import { roles } from '@freehold/contract';
import { type ScreenAccess, turnedAwayTo } from './destination.ts';

/**
 * A script for a made page, which decides from the browser's storage what the program will decide once it is here
 * (decisions C-11, D-07): it marks the document where the person of the token may see the screen. The demo waits for the
 * program.
 */
export function prerenderAccess(access: ScreenAccess): string {
  const admitted = roles.filter((role) => turnedAwayTo(access, role) === null);
  return `(()=>{try{
const at=(key)=>localStorage.getItem(key),token=at("token");
if(token===null||at("isDemoUser")!==null)return;
const parts=token.split("."),claims=JSON.parse(atob(parts[1].replace(/-/g,"+").replace(/_/g,"/")));
if(parts.length!==3||!(claims.id||claims.sub))return;
if(claims.exp*1000<=Date.now()&&at("refreshToken")===null)return;
const role=String(claims.role).toUpperCase()==="ADMIN"?"ADMIN":"CLIENT";
if(${JSON.stringify(admitted)}.includes(role))document.documentElement.dataset.admitted="";
}catch{}})()`;
}
