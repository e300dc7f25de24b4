import { describe, expect, it } from 'vitest';
import { refusalOf, secondsOf } from './answer.ts';
import { CallError } from './call-error.ts';
import { errorText, fieldErrorsOf, isServerTrouble } from './error-text.ts';

const fallback = 'Failed to submit your information. Please try again.';
const away = 'The service is briefly unavailable. Please try again.';
const shaped = { message: 'Message', error: 'Error field', code: 'invalid-input', requestId: 'r1' };

function textOf(status: number, body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return errorText(refusalOf({ status, text, retryAfter: null }), fallback);
}

describe('what a person sees', () => {
  it.each([
    ['the display message', 400, { ...shaped, displayMessage: 'Display' }, 'Display'],
    ['the message', 400, shaped, 'Message'],
    ['the error field', 400, { ...shaped, message: '' }, 'Error field'],
    ['the fallback', 400, { ...shaped, message: '', error: '' }, fallback],
  ])('[ERR-02] is %s first', (_, status, body, text) => expect(textOf(status, body)).toBe(text));

  it.each([
    ['another shape', 400, { message: 'Request failed with status code 400' }],
    ['something that is no object', 400, 'null'],
  ])('[ERR-35] is the fallback for %s', (_, status, body) => expect(textOf(status, body)).toBe(fallback));

  it.each([
    ['trouble of the server', 500, { ...shaped, code: 'unexpected', message: 'relation "leads" does not exist' }],
    ['a page of a proxy', 502, '<html>Bad Gateway</html>'],
    ['nothing', 500, ''],
  ])('[ERR-35] is that the service is away for %s', (_, status, body) => expect(textOf(status, body)).toBe(away));

  it('[ERR-35] is a marked text even behind trouble of the server', () => {
    expect(textOf(503, { displayMessage: 'We are moving house until noon.' })).toBe('We are moving house until noon.');
  });

  it('[ERR-12] is the fallback for errors that are no answers', () => {
    expect(errorText(new TypeError('Failed to fetch'), fallback)).toBe(fallback);
  });

  it('[ERR-35] is that the service is away where nothing usable came back', () => {
    expect(errorText(new CallError('unavailable', { failure: 'no-answer' }), fallback)).toBe(away);
  });
});

describe('what a form learns', () => {
  it('is which fields were refused', () => {
    const body = { ...shaped, fields: [{ field: 'email', message: 'Please enter a valid email' }] };
    const error = refusalOf({ status: 400, text: JSON.stringify(body), retryAfter: null });
    expect(fieldErrorsOf(error)).toEqual({ email: 'Please enter a valid email' });
  });

  it('is whether the server was in trouble', () => {
    expect(isServerTrouble(new CallError('unavailable', { failure: 'no-answer' }))).toBe(true);
    expect(isServerTrouble(refusalOf({ status: 500, text: '', retryAfter: null }))).toBe(true);
    expect(isServerTrouble(refusalOf({ status: 401, text: '', retryAfter: null }))).toBe(false);
  });
});

describe('Retry-After', () => {
  it.each([
    ['7', 7],
    ['Thu, 01 Jan 1970 00:00:09 GMT', 9],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %s seconds', (header, seconds) => expect(secondsOf(header, 0)).toBe(seconds));
});
