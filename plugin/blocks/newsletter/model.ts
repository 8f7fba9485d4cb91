/**
 * The rules of a sign-up, as the server holds them too.
 */
import { EMAIL } from '@brolga/contracts';
import { trim } from '../../src/forms/view/text';
import type { Answer, Problem } from './types';

const LABEL = `[a-z0-9](?:[a-z0-9-]{0,${
	EMAIL.newsletterLabelMaxLength - 2
}}[a-z0-9])?`;

const ADDRESS = new RegExp(
	`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${ LABEL }(?:\\.${ LABEL })*$`,
	'i'
);

/**
 * Whether what was typed is an address.
 *
 * @see EMAIL-9 EMAIL-10
 * @param typed As the visitor typed it.
 */
export const isAddress = ( typed: string ): boolean =>
	ADDRESS.test( trim( typed ) );

/**
 * What is wrong with an input, if anything is.
 *
 * @see NEWS-3
 * @param name  As the contract has it after its prefix.
 * @param typed What was typed.
 */
export const problemOf = ( name: string, typed: string ): Problem | false =>
	name === 'email'
		? // EMAIL-260: other letters are the server's to judge, which knows their domains.
			/^[ -~]*$/.test( typed ) && ! isAddress( typed ) && 'invalid'
		: ! trim( typed ) && 'missing';

/**
 * The server's answer. What is not one is empty, and so a failure.
 *
 * @see NEWS-8
 * @param text The answer's body.
 */
export function parse( text: string ): Answer {
	try {
		return ( JSON.parse( text ) as Answer | null ) ?? {};
	} catch {
		return {};
	}
}
