/**
 * Stands in for `@wordpress/editor` in Jest, which is no package of ours: its
 * document panels, made of the same slot, fill and panel of
 * `@wordpress/components`. What is put into a panel renders in the sidebar's
 * slot, as it does in WordPress: out of reach of what is around the panel.
 */
import {
	createSlotFill,
	PanelBody,
	SlotFillProvider,
} from '@wordpress/components';
import type { ReactNode } from 'react';

export const store = 'core/editor';

const { Fill, Slot } = createSlotFill( 'PluginDocumentSettingPanel' );

export const PluginDocumentSettingPanel = ( {
	title,
	children,
}: {
	readonly title: string;
	readonly children: ReactNode;
} ) => (
	<Fill>
		<PanelBody title={ title }>{ children }</PanelBody>
	</Fill>
);

/** A panel among the checks before publishing, shown where it stands. */
export const PluginPrePublishPanel = ( {
	title,
	children,
}: {
	readonly title: string;
	readonly children: ReactNode;
} ) => <section aria-label={ title }>{ children }</section>;

/**
 * The sidebar of a document, with plugins' panels in it.
 *
 * @param props          What there is.
 * @param props.children What the plugins render.
 */
export const DocumentSidebar = ( {
	children,
}: {
	readonly children: ReactNode;
} ) => (
	<SlotFillProvider>
		{ children }
		<Slot />
	</SlotFillProvider>
);
