/**
 * The note among the checks before publishing.
 */
import { useSelect } from '@wordpress/data';
import { PluginPrePublishPanel, store } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { findSamples, type Sample } from '../../rest/samples';
import { SampleList, samplesTitle } from './list';

interface Editor {
	readonly getEditedPostContent: () => string;
	readonly isPublishSidebarOpened: () => boolean;
	readonly getCurrentPostType: () => string;
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

/**
 * Names what is still as a pattern brought it; nothing where all was replaced.
 *
 * @see START-342
 */
export function SampleNote() {
	const samples = useSamples();
	const type = useSelect(
		( select ) =>
			( select( store ) as unknown as Editor ).getCurrentPostType(),
		[]
	);
	return samples.length > 0 ? (
		<PluginPrePublishPanel title={ samplesTitle( type ) } initialOpen>
			<SampleList samples={ samples } />
		</PluginPrePublishPanel>
	) : null;
}
