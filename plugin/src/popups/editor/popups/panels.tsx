/**
 * The settings of a popup, in the sidebar of its document.
 *
 * @see POPUP-16
 */
import { Notice, TextControl, Flex } from '@wordpress/components';
import {
	PluginDocumentSettingPanel,
	PluginPrePublishPanel,
} from '@wordpress/editor';
import { __, _x } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import type { ReactNode } from 'react';
import { useDesign } from './designs';
import {
	SelectField,
	NumberField,
	PopupFields,
	SelectorField,
	ToggleField,
	useEdited,
} from './fields';
import { isAutomatic, keepsButton, nags, type Motion } from './model';
import { usePopup, type Popup } from './store';
import { TriggerFields } from './triggers';
import { Where } from './where';

const MOTIONS: readonly { value: Motion; label: string }[] = [
	{ value: 'none', label: __( 'None', 'brolga' ) },
	{ value: 'fade', label: __( 'Fade', 'brolga' ) },
	{ value: 'slide-up', label: __( 'Slide up', 'brolga' ) },
	{ value: 'slide-down', label: __( 'Slide down', 'brolga' ) },
	{ value: 'slide-left', label: __( 'Slide left', 'brolga' ) },
	{ value: 'slide-right', label: __( 'Slide right', 'brolga' ) },
	{ value: 'zoom', label: __( 'Zoom', 'brolga' ) },
];

function Opens() {
	return (
		<>
			<TriggerFields />
			<NumberField
				name="brolga_pages_seen"
				label={ __( 'Open from page view number', 'brolga' ) }
				help={ __(
					'Enter 1 to open the popup on the first page of a visit.',
					'brolga'
				) }
			/>
			<SelectorField
				name="custom_selector"
				label={ __( 'Also open by clicking (CSS selector)', 'brolga' ) }
				help={ __( 'For example .open-offer or #menu a.', 'brolga' ) }
			/>
			<ToggleField
				name="remove_link"
				label={ __(
					'Never follow links that open the popup',
					'brolga'
				) }
				help={ __(
					'On devices where the popup is turned off, links to this popup then do nothing.',
					'brolga'
				) }
			/>
		</>
	);
}

function Often() {
	const { meta } = useEdited();
	return (
		<>
			<SelectField
				name="popup_perodicity"
				label={ __( 'After a visitor has closed the popup', 'brolga' ) }
				options={ [
					{
						value: 'every_time',
						label: __( 'Open again on the next page', 'brolga' ),
					},
					{
						value: 'hours',
						label: __( 'Wait a number of hours', 'brolga' ),
					},
					{
						value: 'once',
						label: __( 'Do not open for a year', 'brolga' ),
					},
				] }
			/>
			{ nags( meta ) && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Visitors who close this popup see it again on every page. To show it less often, choose to wait a number of hours.',
						'brolga'
					) }
				</Notice>
			) }
			<NumberField
				name="periodicity_cookie"
				label={ __( 'Hours to wait', 'brolga' ) }
			/>
			<ToggleField
				name="brolga_suppress_after_conversion"
				label={ __( 'Stop after a conversion', 'brolga' ) }
				help={ __(
					'The popup no longer opens automatically for visitors who have submitted its form, signed up or clicked a button with the class brolga-popup-convert.',
					'brolga'
				) }
			/>
		</>
	);
}

function Looks() {
	return (
		<>
			<SelectField
				name="brolga_position"
				label={ _x( 'Position', 'on the screen', 'brolga' ) }
				options={ [
					{ value: 'center', label: __( 'Center', 'brolga' ) },
					{ value: 'top', label: __( 'Bar at the top', 'brolga' ) },
					{
						value: 'bottom',
						label: __( 'Bar at the bottom', 'brolga' ),
					},
					{ value: 'top-left', label: __( 'Top left', 'brolga' ) },
					{ value: 'top-right', label: __( 'Top right', 'brolga' ) },
					{
						value: 'bottom-left',
						label: __( 'Bottom left', 'brolga' ),
					},
					{
						value: 'bottom-right',
						label: __( 'Bottom right', 'brolga' ),
					},
					{
						value: 'left',
						label: __( 'Along the left side', 'brolga' ),
					},
					{
						value: 'right',
						label: __( 'Along the right side', 'brolga' ),
					},
					{
						value: 'fullscreen',
						label: __( 'Full screen', 'brolga' ),
					},
				] }
			/>
			<ToggleField
				name="clickable_under_overlay"
				label={ __(
					'Allow interaction with the page behind the popup',
					'brolga'
				) }
			/>
			<ToggleField
				name="prevent_page_scrolling"
				label={ __( 'Lock page scrolling', 'brolga' ) }
			/>
			<SelectField
				name="opening_animation"
				label={ __( 'Opening animation', 'brolga' ) }
				options={ MOTIONS }
			/>
			<SelectField
				name="closing_animation"
				label={ __( 'Closing animation', 'brolga' ) }
				options={ MOTIONS }
			/>
			<NumberField
				name="brolga_animation_ms"
				label={ __( 'Duration (ms)', 'brolga' ) }
			/>
		</>
	);
}

function Closes() {
	const { meta } = useEdited();
	return (
		<>
			<ToggleField
				name="hide_close_button"
				label={ __( 'Close button', 'brolga' ) }
				isTurned
			/>
			{ keepsButton( meta ) && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'The close button stays visible, because phone visitors would have no other way to close this popup.',
						'brolga'
					) }
				</Notice>
			) }
			<SelectField
				name="close_btn_position"
				label={ __( 'Corner of the button', 'brolga' ) }
				options={ [
					{ value: 'top-right', label: __( 'Right', 'brolga' ) },
					{ value: 'top-left', label: __( 'Left', 'brolga' ) },
				] }
			/>
			<ToggleField
				name="close_btn_outside"
				label={ __( 'Button outside the box', 'brolga' ) }
			/>
			<ToggleField
				name="close_overlay_click"
				label={ __( 'Close when clicking outside', 'brolga' ) }
			/>
			<ToggleField
				name="close_clicking_back_button"
				label={ __( 'Close with the browser’s back button', 'brolga' ) }
			/>
			<SelectorField
				name="closing_css_selector"
				label={ __(
					'Also close by clicking (CSS selector)',
					'brolga'
				) }
				help={ __(
					'Give a button the class popup-dismiss, for example, and write .popup-dismiss here.',
					'brolga'
				) }
			/>
		</>
	);
}

function Tab() {
	const { meta, set } = useEdited();
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Text of the tab', 'brolga' ) }
			help={ __(
				'After closing, a tab at the edge of the screen opens the popup again. Leave empty for no tab.',
				'brolga'
			) }
			maxLength={ 60 }
			value={ meta.brolga_tab_label }
			onChange={ ( text ) => set( { brolga_tab_label: text } ) }
		/>
	);
}

const Panel = ( {
	name,
	title,
	popup,
	children,
}: {
	readonly name: string;
	readonly title: string;
	readonly popup: Popup;
	readonly children: ReactNode;
} ) => (
	<PluginDocumentSettingPanel
		name={ `brolga-popup-${ name }` }
		title={ title }
	>
		{ /* A panel's children render in the sidebar: what is around the panel is not around them. */ }
		<PopupFields value={ popup }>
			<Flex direction="column" gap={ 4 } align="stretch">
				{ children }
			</Flex>
		</PopupFields>
	</PluginDocumentSettingPanel>
);

/** Before publishing: a popup that nothing opens is seen by nobody. @see POPUP-422 */
const OpensByLink = () => (
	<PluginPrePublishPanel
		title={ __( 'Opens only on click', 'brolga' ) }
		initialOpen
	>
		{ __(
			'Nobody sees this popup until they click a link or button that leads to it. To have it open automatically, choose another trigger in the sidebar.',
			'brolga'
		) }
	</PluginPrePublishPanel>
);

/** The panels; nothing where something else is edited. */
export function PopupPanels() {
	const popup = usePopup();
	useDesign( popup );
	return popup ? (
		<>
			{ ! isAutomatic( popup.meta ) && <OpensByLink /> }
			<Panel
				popup={ popup }
				name="opens"
				title={ __( 'Trigger', 'brolga' ) }
			>
				<Opens />
			</Panel>
			{ isAutomatic( popup.meta ) && (
				<Panel
					popup={ popup }
					name="often"
					title={ __( 'Frequency', 'brolga' ) }
				>
					<Often />
				</Panel>
			) }
			<Panel
				popup={ popup }
				name="where"
				title={ __( 'Targeting', 'brolga' ) }
			>
				<Where />
			</Panel>
			<Panel
				popup={ popup }
				name="looks"
				title={ __( 'Appearance', 'brolga' ) }
			>
				<Looks />
			</Panel>
			<Panel
				popup={ popup }
				name="closes"
				title={ __( 'Closing', 'brolga' ) }
			>
				<Closes />
			</Panel>
			<Panel
				popup={ popup }
				name="tab"
				title={ _x( 'Tab', 'at the edge of the screen', 'brolga' ) }
			>
				<Tab />
			</Panel>
		</>
	) : null;
}

registerPlugin( 'brolga-popup', { render: PopupPanels } );
