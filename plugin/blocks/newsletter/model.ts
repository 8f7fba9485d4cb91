/**
 * The rules of a sign-up, as the server holds them too.
 */
import { EMAIL } from '@brolga/contracts';
import { trim } from '../../src/forms/text';
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
 * What is wrong with the inputs, in their order.
 *
 * @see NEWS-3
 * @param inputs Names, as the contract has them after its prefix, and what was
 *               typed.
 */
export const validate = (
	inputs: readonly ( readonly [ name: string, typed: string ] )[]
): Problem[] =>
	inputs.flatMap( ( [ name, typed ] ): Problem[] => {
		if ( name === 'email' ) {
			return isAddress( typed ) ? [] : [ { name, key: 'invalid' } ];
		}
		return trim( typed ) === '' ? [ { name, key: 'missing' } ] : [];
	} );

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
