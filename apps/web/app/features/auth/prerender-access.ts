import { roles } from '@freehold/contract';
import { type ScreenAccess, turnedAwayTo } from './destination.ts';

/**
 * Inline script for a prerendered page: makes the access decision from localStorage before the app loads (decisions
 * C-11, D-07) and marks the document with the role of the token's user if they may see the screen. The demo waits for the
 * app. `then` is run for that user, with their `token`, its `claims` and their `role`.
 */
export function prerenderAccess(access: ScreenAccess, then = ''): string {
  const admitted = roles.filter((role) => turnedAwayTo(access, role) === null);
  return `(()=>{try{
const at=(key)=>localStorage.getItem(key),token=at("token");
if(token===null||at("isDemoUser")!==null)return;
const parts=token.split("."),claims=JSON.parse(atob(parts[1].replace(/-/g,"+").replace(/_/g,"/")));
if(parts.length!==3||!(claims.id||claims.sub))return;
if(claims.exp*1000<=Date.now()&&at("refreshToken")===null)return;
const said=String(claims.role).toUpperCase(),role=${JSON.stringify(roles)}.includes(said)?said:"CLIENT";
if(!${JSON.stringify(admitted)}.includes(role))return;
document.documentElement.dataset.admitted=role;${then}
}catch{}})()`;
}
