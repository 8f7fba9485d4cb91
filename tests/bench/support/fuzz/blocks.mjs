/**
 * Blocks with changed attributes: each of ours where it stands in an example,
 * with values for attributes that the example says nothing of.
 */
import { hostileText, hostileValue } from './hostile.mjs';

/** How often one of the block's own attributes is changed, not one that any block has. */
const OWN = 0.75;

/** How often a text takes the place of a value, not something of any type. */
const TEXT = 0.65;

/** How many changes. */
const TIMES = [ 0, 1, 1, 2, 3, 5 ];

/** Blocks of a tree, with all that are in them. */
const all = ( block ) => [ block, ...block.innerBlocks.flatMap( all ) ];

/** The trees in which a block stands: its own example, else those of others. */
export function examplesOf( name, blocks ) {
	const own = blocks[ name ].example;
	const others = Object.values( blocks )
		.map( ( { example } ) => example )
		.filter(
			( example ) =>
				example.blockName !== name &&
				all( example ).some( ( block ) => block.blockName === name )
		);
	return [ own, ...others ];
}

/** What an attribute may be, as its schema says. */
const valid = ( { type, enum: values, default: standard }, random ) => {
	if ( values ) {
		return random.pick( values );
	}
	const kind = Array.isArray( type ) ? random.pick( type ) : type;
	return (
		{
			string: random.pick( [
				'Some words',
				'https://example.com/a',
				'2031-01-01T10:00',
				'#334455',
				'12px',
				'left',
				standard ?? '',
			] ),
			integer: random.pick( [ 0, 1, 2, 5, 100 ] ),
			number: random.pick( [ 0, 0.5, 1, 75, 1000 ] ),
			boolean: random.happens( 0.5 ),
			array: standard ?? [],
			object: standard ?? {},
		}[ kind ] ??
		standard ??
		''
	);
};

/** A place within an attribute's value, or the attribute itself. */
function place( attributes, name, random ) {
	let at = { holder: attributes, key: name };
	for (
		let value = attributes[ name ];
		typeof value === 'object' &&
		value !== null &&
		Object.keys( value ).length &&
		random.happens( 0.7 );
		value = at.holder[ at.key ]
	) {
		at = { holder: value, key: random.pick( Object.keys( value ) ) };
	}
	return at;
}

/** Children are JSON within a comment: what would end it is written otherwise. */
const commentSafe = ( attributes ) =>
	JSON.stringify( attributes )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' );

/** A block as posts have it. */
export function markup( { blockName, attrs, innerBlocks, innerContent } ) {
	let index = 0;
	const inner = innerContent
		.map( ( piece ) => piece ?? markup( innerBlocks[ index++ ] ) )
		.join( '' );
	const name = blockName.replace( /^core\//, '' );
	const attributes = Object.keys( attrs ).length
		? ` ${ commentSafe( attrs ) }`
		: '';
	return inner === ''
		? `<!-- wp:${ name }${ attributes } /-->`
		: `<!-- wp:${ name }${ attributes } -->${ inner }<!-- /wp:${ name } -->`;
}

/**
 * An example with a block of it changed.
 *
 * @param {string}                                    name   The block.
 * @param {Object}                                    blocks All of ours, by name.
 * @param {ReturnType<import('./random.mjs').chance>} random
 * @param {number}                                    number Of the request.
 * @return {{ name: string, way: 'render', blocks: string, changes: string[] }}
 */
export function mutateBlock( name, blocks, random, number ) {
	const tree = structuredClone( random.pick( examplesOf( name, blocks ) ) );
	const { attrs } = random.pick(
		all( tree ).filter( ( block ) => block.blockName === name )
	);
	const { attributes, own } = blocks[ name ];
	const names = Object.keys( attributes );
	const choose = () =>
		random.pick( own.length && random.happens( OWN ) ? own : names );
	const changes = [];
	for ( let left = random.below( 4 ); left > 0; left-- ) {
		const attribute = choose();
		attrs[ attribute ] = structuredClone(
			valid( attributes[ attribute ], random )
		);
	}
	for ( let left = random.pick( TIMES ); left > 0; left-- ) {
		const attribute = choose();
		attrs[ attribute ] ??= structuredClone(
			valid( attributes[ attribute ], random )
		);
		const { holder, key } = place( attrs, attribute, random );
		holder[ key ] = random.happens( TEXT )
			? hostileText( random, number )
			: hostileValue( random, number );
		changes.push( `${ attribute } ${ key }` );
	}
	return {
		name: `block ${ name }`,
		way: 'render',
		blocks: markup( tree ),
		changes,
	};
}
