/**
 * Sample texts by their kinds, wherever somebody is about to publish.
 */
import { __, sprintf } from '@wordpress/i18n';
import type { Sample } from '../../rest/samples';

/** As many texts of a kind are shown. */
const SHOWN = 5;

const kinds = (): ReadonlyArray< [ Sample[ 'kind' ], string ] > => [
	[ 'name', __( 'People’s names', 'brolga' ) ],
	[ 'number', __( 'Numbers', 'brolga' ) ],
	[ 'address', __( 'Addresses', 'brolga' ) ],
	[ 'price', __( 'Prices', 'brolga' ) ],
	[ 'text', __( 'Other text', 'brolga' ) ],
];

/** One kind of sample, with the first of its texts. */
function Kind( {
	title,
	texts,
}: {
	readonly title: string;
	readonly texts: readonly string[];
} ) {
	// “and 1 more” takes as much room as the text itself.
	const shown = texts.length > SHOWN + 1 ? SHOWN : texts.length;
	const more = texts.length - shown;
	return (
		<>
			<h3>{ title }</h3>
			<ul>
				{ texts.slice( 0, shown ).map( ( text ) => (
					<li key={ text }>{ text }</li>
				) ) }
				{ more > 0 && (
					<li>
						{ sprintf(
							/* translators: %d: how many more texts there are. */
							__( 'and %d more', 'brolga' ),
							more
						) }
					</li>
				) }
			</ul>
		</>
	);
}

/**
 * What the note is called.
 *
 * @param type What is about to be published, as WordPress calls it.
 */
export const samplesTitle = ( type = 'page' ): string =>
	type === 'brolga_popup'
		? __( 'Sample text in this popup', 'brolga' )
		: __( 'Sample text on this page', 'brolga' );

/**
 * What to do about them, and what they are.
 *
 * @param props         What was found.
 * @param props.samples The texts, of every kind.
 */
export const SampleList = ( {
	samples,
}: {
	readonly samples: readonly Sample[];
} ) => (
	<>
		<p>
			{ __(
				'This text came with a pattern. Replace it with your own before visitors read it.',
				'brolga'
			) }
		</p>
		{ kinds().map( ( [ kind, title ] ) => {
			const texts = samples
				.filter( ( sample ) => sample.kind === kind )
				.map( ( { text } ) => text );
			return texts.length > 0 ? (
				<Kind key={ kind } { ...{ title, texts } } />
			) : null;
		} ) }
	</>
);
