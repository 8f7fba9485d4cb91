/**
 * The model of bin/bench fuzz: which request is the n-th of a seed.
 */
import { mutateBlock } from './blocks.mjs';
import { mutate } from './mutate.mjs';
import { chance } from './random.mjs';

/** How often each kind is asked: what is rendered or called within a process costs a tenth of a request. */
const WEIGHTS = { render: 44, call: 44, fast: 4, wire: 4, page: 4 };

/** Whether visitors are asked for consent while a request comes: half of them. */
export const asksConsent = ( seed, number ) =>
	chance( seed + 1, number ).happens( 0.5 );

/** Somebody else each time, so that nothing is taken for a repetition. */
export function fresh( recorded, random ) {
	const request = structuredClone( recorded );
	const { fields } = request;
	if ( ! fields ) {
		return request;
	}
	if ( fields.key === '' ) {
		fields.key = random.uuid();
	}
	if ( fields.id === '' ) {
		fields.id = random.hex( 32 );
	}
	for ( const record of fields.records ?? [] ) {
		record.key = random.uuid();
	}
	const email = `v${ random.hex( 8 ) }@example.com`;
	for ( const values of [ fields, fields.fields ?? {} ] ) {
		for ( const name of Object.keys( values ) ) {
			values[ name ] =
				values[ name ] === 'ann@example.com' ? email : values[ name ];
		}
	}
	return request;
}

/**
 * @param {{ recorded: Record<string, import('./mutate.mjs').Recorded[]>, blocks: Object }} known What there is to ask.
 * @param {number}                                                                       seed
 * @param {number}                                                                       number
 * @return {Object} The request, with `changes`: what was done to the valid one.
 */
export function requestOf( { recorded, blocks }, seed, number ) {
	const random = chance( seed, number );
	const kind = random.weighed( WEIGHTS );
	if ( kind === 'render' ) {
		return {
			number,
			kind,
			...mutateBlock(
				random.pick( Object.keys( blocks ) ),
				blocks,
				random,
				number
			),
		};
	}
	const one = random.pick( recorded[ kind ] );
	return {
		number,
		kind,
		owner: one.owner === true,
		...mutate( fresh( one, random ), random, number ),
	};
}
