/**
 * The page against another one, in the sidebar of the page: a panel that fetches
 * what is in it when it is first opened.
 *
 * @see AB-64 AB-65 PERF-34
 */
import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { lazily } from '@brolga/editor';
import { postEditor, usePageTest } from '@brolga/editor-ab-tests';

const Content = lazily(
	() =>
		import( /* webpackChunkName: "page-test" */ './page-test' ).then(
			( { PageTest } ) => PageTest
		),
	Fragment
);

/** The panel; nothing where what is edited has no page of its own. */
export function PageTestPanel() {
	const test = usePageTest();
	const isNew = useSelect(
		( select ) =>
			postEditor( select )?.getCurrentPostAttribute( 'status' ) ===
			'auto-draft',
		[]
	);
	return test === undefined || isNew ? null : (
		<PluginDocumentSettingPanel
			name="brolga-page-test"
			title={ __( 'Page test', 'brolga' ) }
			className="brolga-page-test"
		>
			<Content />
		</PluginDocumentSettingPanel>
	);
}
