/** How many sites may show the calculators. */
export const mostEmbedOrigins = 20;
const longestOrigin = 200;

const example = 'for example https://www.example.com.au';

/**
 * A site as somebody types it, read as an origin such as `https://www.example.com.au`: host in lower case, a closing
 * slash cut. Else the reason it is none, as a sentence.
 */
export function readOrigin(typed: string): { readonly origin: string } | { readonly problem: string } {
  const text = typed.trim();
  if (text.length > longestOrigin) return { problem: `A site has at most ${longestOrigin} characters.` };
  if (text.includes('*')) return { problem: `${text}: name each site by itself, without an asterisk.` };
  if (!URL.canParse(text)) return { problem: `${text}: start with https://, ${example}.` };
  const { origin, protocol, hostname, pathname, search, hash, username } = new URL(text);
  const isOwnMachine = protocol === 'http:' && hostname === 'localhost';
  if (protocol !== 'https:' && !isOwnMachine) return { problem: `${text}: start with https://, ${example}.` };
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '') {
    return { problem: `${text}: leave out what follows the name of the site: ${origin}.` };
  }
  // A separator of the header that lists them.
  if (/[\s;,']/.test(origin)) return { problem: `${text}: start with https://, ${example}.` };
  return { origin };
}

/** Why a text is not an origin as `readOrigin` writes it; null where it is. */
export function originProblem(text: string): string | null {
  const read = readOrigin(text);
  if ('problem' in read) return read.problem;
  return read.origin === text ? null : `Write it as ${read.origin}.`;
}
