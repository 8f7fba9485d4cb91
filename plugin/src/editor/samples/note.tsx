/**
 * The note among the checks before publishing.
 */
import { useSelect } from '@wordpress/data';
import { PluginPrePublishPanel, store } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { findSamples, type Sample } from '../../rest/samples';

/** As many texts of a kind are shown. */
const SHOWN = 5;

const kinds = (): ReadonlyArray< [ Sample[ 'kind' ], string ] > => [
	[ 'name', __( 'People’s names', 'brolga' ) ],
	[ 'number', __( 'License and other numbers', 'brolga' ) ],
	[ 'price', __( 'Prices', 'brolga' ) ],
	[ 'text', __( 'Texts', 'brolga' ) ],
];

interface Editor {
	readonly getEditedPostContent: () => string;
	readonly isPublishSidebarOpened: () => boolean;
}

/** What is a sample now; asked each time the checks are opened. */
function useSamples(): readonly Sample[] {
	const content = useSelect( ( select ) => {
		const editor = select( store ) as unknown as Editor;
		// Writing out all blocks is dear: only where somebody is about to publish.
		return editor.isPublishSidebarOpened()
			? editor.getEditedPostContent()
			: '';
	}, [] );
	const [ samples, setSamples ] = useState< readonly Sample[] >( [] );
	useEffect( () => {
		let isCurrent = true;
		setSamples( [] );
		if ( content !== '' ) {
			findSamples( content ).then(
				( found ) => isCurrent && setSamples( found ),
				// Without an answer publishing goes on as ever.
				() => {}
			);
		}
		return () => {
			isCurrent = false;
		};
	}, [ content ] );
	return samples;
}

/** One kind of sample, with the first of its texts. */
function Kind( {
	title,
	texts,
}: {
	readonly title: string;
	readonly texts: readonly string[];
} ) {
	const more = texts.length - SHOWN;
	return (
		<>
			<h3>{ title }</h3>
			<ul>
				{ texts.slice( 0, SHOWN ).map( ( text ) => (
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
 * Names what is still as a pattern brought it; nothing where all was replaced.
 *
 * @see START-342
 */
export function SampleNote() {
	const samples = useSamples();
	return samples.length > 0 ? (
		<PluginPrePublishPanel
			title={ __( 'Sample text on this page', 'brolga' ) }
			initialOpen
		>
			<p>
				{ __(
					'These came with a pattern. Replace what is not yours before visitors read it.',
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
		</PluginPrePublishPanel>
	) : null;
}
