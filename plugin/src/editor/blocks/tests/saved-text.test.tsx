import { parse, registerBlockType, serialize } from '@wordpress/blocks';
import { createElement } from 'react';
import { registerBlock } from '../register-block';

registerBlockType( 'core/paragraph', {
	title: 'Paragraph',
	apiVersion: 3,
	category: 'text',
	attributes: { content: { type: 'string', source: 'html', selector: 'p' } },
	edit: () => null,
	save: ( { attributes }: { attributes: { content: string } } ) =>
		createElement( 'p', {
			dangerouslySetInnerHTML: { __html: attributes.content },
		} ),
} as never );
registerBlock( 'brolga/item', {
	title: 'Item',
	apiVersion: 3,
	category: 'text',
	attributes: { title: { type: 'string' } },
	icon: createElement( 'svg' ),
	edit: () => null,
} as never );

const INNER = '<!-- wp:paragraph -->\n<p>Ten days.</p>\n<!-- /wp:paragraph -->';

it.each( [
	[ 'as a pattern has it', INNER ],
	[
		'as the server saves it',
		`<div class="brolga-saved"><strong>How soon?</strong><br>R&amp;D</div>${ INNER }`,
	],
	[
		'as the server hides it (BLOCK-550)',
		`<div class="brolga-saved-off" hidden>${ INNER }</div>`,
	],
] )( 'a block is valid %s, and stays so (BLOCK-400)', ( _, inside ) => {
	const content = `<!-- wp:brolga/item {"title":"How soon?"} -->\n${ inside }\n<!-- /wp:brolga/item -->`;
	const [ block ] = parse( content );
	expect( block?.isValid ).toBe( true );
	expect( block?.innerBlocks ).toHaveLength( 1 );
	const saved = serialize( [ block as never ] );
	expect( saved.replaceAll( '\n', '' ) ).toBe(
		content.replaceAll( '\n', '' )
	);
	expect( parse( saved )[ 0 ]?.isValid ).toBe( true );
} );
