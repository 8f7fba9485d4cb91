/**
 * The sidebar of a menu: which one it shows, and how.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Button,
	Notice,
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { bound } from '@brolga/editor';
import type { MenuAttributes } from '../../src/contracts/attributes';
import { menuOfPages } from '../../src/content/rest/menus';

type SettingsProps = Pick<
	BlockEditProps< MenuAttributes >,
	'attributes' | 'setAttributes'
>;

/** A navigation post, as far as the list of them needs it. */
interface Navigation {
	readonly id: number;
	readonly title: { readonly rendered: string };
}

const KIND = 'postType';

const TYPE = 'wp_navigation';

/** Makes a navigation post with links to the site's pages. */
function useNewMenu(): () => Promise< Navigation | undefined > {
	const core = useDispatch( coreStore ) as unknown as {
		saveEntityRecord: (
			kind: string,
			type: string,
			record: object,
			options: object
		) => Promise< Navigation | undefined >;
	};
	return async () =>
		core.saveEntityRecord(
			KIND,
			TYPE,
			{
				title: __( 'Menu', 'brolga' ),
				content: await menuOfPages(),
				status: 'publish',
			},
			{ throwOnError: true }
		);
}

/** The site's menus; null while they are on their way. */
const useMenus = (): readonly Navigation[] | null =>
	useSelect(
		( select ) =>
			(
				select( coreStore ) as unknown as {
					getEntityRecords: (
						kind: string,
						type: string,
						query: object
					) => Navigation[] | null;
				}
			 ).getEntityRecords( KIND, TYPE, {
				per_page: 100,
				status: 'publish',
				_fields: 'id,title',
			} ),
		[]
	);

/** Shows one of the site's menus; one that is gone stays on offer. */
export const MenuSelect = ( {
	attributes: { ref },
	setAttributes,
}: SettingsProps ) => {
	const menus = useMenus();
	const isKnown = ref === 0 || menus?.some( ( { id } ) => id === ref );
	return (
		<>
			<SelectControl
				label={ __( 'Navigation menu', 'brolga' ) }
				value={ String( ref ) }
				options={ [
					{
						value: '0',
						label: __( 'The site’s main menu', 'brolga' ),
					},
					...( menus ?? [] ).map( ( { id, title } ) => ( {
						value: String( id ),
						label: title.rendered || `#${ id }`,
					} ) ),
					...( isKnown
						? []
						: [ { value: String( ref ), label: `#${ ref }` } ] ),
				] }
				onChange={ ( value ) =>
					setAttributes( { ref: Number( value ) } )
				}
				__next40pxDefaultSize
			/>
			{ menus && ref === 0 && menus.length > 1 && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The site has several menus and none is chosen, so the block keeps showing this one. Choose a menu.',
						'brolga'
					) }
				</Notice>
			) }
			{ menus && ! isKnown && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'This menu is no longer published, so the site’s main menu is shown.',
						'brolga'
					) }
				</Notice>
			) }
		</>
	);
};

/** Leads to the menu's own editor, and makes a first one. */
const MenuButtons = ( {
	attributes: { ref },
	setAttributes,
}: SettingsProps ) => {
	const [ isBroken, setIsBroken ] = useState( false );
	const make = useNewMenu();
	return (
		<>
			{ isBroken && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'The menu could not be created. Reload the page, then try again.',
						'brolga'
					) }
				</Notice>
			) }
			{ ref > 0 && (
				<Button
					variant="secondary"
					href={ addQueryArgs( 'site-editor.php', {
						postType: TYPE,
						postId: ref,
						canvas: 'edit',
					} ) }
					__next40pxDefaultSize
				>
					{ __( 'Edit menu', 'brolga' ) }
				</Button>
			) }
			<Button
				variant="tertiary"
				onClick={ () =>
					void make().then(
						( made ) => made && setAttributes( { ref: made.id } ),
						() => setIsBroken( true )
					)
				}
				__next40pxDefaultSize
			>
				{ __( 'Create a menu from your pages', 'brolga' ) }
			</Button>
		</>
	);
};

const WhichMenu = ( props: SettingsProps ) => (
	<PanelBody title={ __( 'Menu', 'brolga' ) }>
		<MenuSelect { ...props } />
		<MenuButtons { ...props } />
		<TextControl
			label={ __( 'Label for screen readers', 'brolga' ) }
			help={ __(
				'Leave empty to use the menu’s title. Two menus on a page need different labels.',
				'brolga'
			) }
			{ ...bound( props ).input( 'label' ) }
		/>
	</PanelBody>
);

/** What there is to set of the button that the menu folds into. */
const FoldedLooks = ( props: SettingsProps ) => {
	const { input, toggle } = bound( props );
	return (
		<>
			<SelectControl
				label={ __( 'The button opens', 'brolga' ) }
				options={ [
					{
						value: 'mobile',
						label: __( 'Slide-down menu', 'brolga' ),
					},
					{
						value: 'slide-in',
						label: __( 'Slide-in menu', 'brolga' ),
					},
					{
						value: 'fullscreen',
						label: __( 'Full-screen menu', 'brolga' ),
					},
				] }
				{ ...input( 'kind' ) }
			/>
			<ToggleControl
				label={ __( 'Show site logo and title', 'brolga' ) }
				{ ...toggle( 'showLogo' ) }
			/>
		</>
	);
};

/** What there is to set of the menu in the page. */
const UnfoldedLooks = ( props: SettingsProps ) => {
	const { input } = bound( props );
	return (
		<>
			<SelectControl
				label={ __( 'Orientation', 'brolga' ) }
				options={ [
					{ value: 'row', label: __( 'Row', 'brolga' ) },
					{ value: 'column', label: __( 'Column', 'brolga' ) },
				] }
				{ ...input( 'layout' ) }
			/>
			<SelectControl
				label={ __( 'Dropdowns open on', 'brolga' ) }
				options={ [
					{ value: 'hover', label: __( 'Hover', 'brolga' ) },
					{ value: 'click', label: __( 'Click', 'brolga' ) },
				] }
				{ ...input( 'openOn' ) }
			/>
		</>
	);
};

const Looks = ( props: SettingsProps ) => {
	const { collapse } = props.attributes;
	return (
		<PanelBody title={ __( 'Display', 'brolga' ) }>
			<SelectControl
				label={ __( 'Collapse into a button', 'brolga' ) }
				help={
					collapse === 'narrow' &&
					__(
						'About seven short items fit beside the site name on a laptop. If there are more, the menu collapses into a button there, too.',
						'brolga'
					)
				}
				options={ [
					{
						value: 'narrow',
						label: __( 'When it does not fit', 'brolga' ),
					},
					{ value: 'always', label: __( 'Always', 'brolga' ) },
					{ value: 'never', label: __( 'Never', 'brolga' ) },
				] }
				{ ...bound( props ).input( 'collapse' ) }
			/>
			{ collapse !== 'never' && <FoldedLooks { ...props } /> }
			{ collapse !== 'always' && <UnfoldedLooks { ...props } /> }
		</PanelBody>
	);
};

/**
 * All panels.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => (
	<>
		<WhichMenu { ...props } />
		<Looks { ...props } />
	</>
);
