/**
 * The page's tests in the sidebar of the page.
 */
import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import { lazily } from '@brolga/editor';
import { blockEditor, EXPERIMENT } from '@brolga/editor-ab-tests';
import { PageTestPanel } from './page-test-panel';

const Tests = lazily(
	() =>
		import( /* webpackChunkName: "page-test" */ './test-list' ).then(
			( { TestList } ) => TestList
		),
	Fragment
);

/** The list; nothing where the page has no test. */
function TestsPanel() {
	const hasTests = useSelect(
		( select ) =>
			blockEditor( select ).getGlobalBlockCount( EXPERIMENT ) > 0,
		[]
	);
	return hasTests ? (
		<PluginDocumentSettingPanel
			name="brolga-tests"
			title={ __( 'A/B tests', 'brolga' ) }
		>
			<Tests />
		</PluginDocumentSettingPanel>
	) : null;
}

registerPlugin( 'brolga-tests', {
	render: () => (
		<>
			<TestsPanel />
			<PageTestPanel />
		</>
	),
} );
