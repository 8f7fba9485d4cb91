/**
 * The sidebar of a gallery: its looks, and its pages.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound } from '@brolga/editor';
import type { GalleryAttributes } from '../../src/contracts/attributes';

/** Whose settings they are. */
export type SettingsProps = Pick<
	BlockEditProps< GalleryAttributes >,
	'attributes' | 'setAttributes'
>;

/** The options of a select of ours. */
type Options< Name extends keyof GalleryAttributes > = {
	value: GalleryAttributes[ Name ];
	label: string;
}[];

const RATIOS: Options< 'ratio' > = [
	{ value: '4/3', label: __( 'Landscape', 'brolga' ) },
	{ value: '3/2', label: __( 'Wide', 'brolga' ) },
	{ value: '1/1', label: __( 'Square', 'brolga' ) },
	{ value: '3/4', label: __( 'Portrait', 'brolga' ) },
	{ value: 'auto', label: __( 'Original', 'brolga' ) },
];

const CAPTIONS: Options< 'captions' > = [
	{ value: 'below', label: __( 'Below', 'brolga' ) },
	{ value: 'over', label: __( 'On the image', 'brolga' ) },
	{ value: 'hidden', label: __( 'Hidden', 'brolga' ) },
];

const PAGINGS: Options< 'paging' > = [
	{ value: 'pages', label: __( 'Page numbers', 'brolga' ) },
	{ value: 'more', label: __( 'Load more button', 'brolga' ) },
];

/** What the gallery is called, and how its images look. */
const LooksPanel = ( props: SettingsProps ) => {
	const { input, number } = bound( props );
	return (
		<PanelBody title={ __( 'Gallery', 'brolga' ) }>
			<TextControl
				label={ __( 'Name', 'brolga' ) }
				help={ __(
					'Enter a label if the page has more than one gallery.',
					'brolga'
				) }
				{ ...input( 'label' ) }
			/>
			<RangeControl
				label={ __( 'Columns', 'brolga' ) }
				min={ 1 }
				max={ 6 }
				{ ...number( 'columns', 2 ) }
			/>
			{ props.attributes.layout !== 'masonry' && (
				<SelectControl
					label={ __( 'Image shape', 'brolga' ) }
					options={ RATIOS }
					{ ...input( 'ratio' ) }
				/>
			) }
			<SelectControl
				label={ __( 'Captions', 'brolga' ) }
				help={ __( 'The lightbox always shows captions.', 'brolga' ) }
				options={ CAPTIONS }
				{ ...input( 'captions' ) }
			/>
		</PanelBody>
	);
};

/** How many images a page has, and how visitors come to the others. */
const PagesPanel = ( props: SettingsProps ) => {
	const { input, number } = bound( props );
	return (
		<PanelBody title={ __( 'Pages', 'brolga' ) }>
			<RangeControl
				label={ __( 'Images per page', 'brolga' ) }
				help={ __( 'Enter 0 to show all at once.', 'brolga' ) }
				min={ 0 }
				max={ 100 }
				{ ...number( 'perPage', 4 ) }
			/>
			<SelectControl
				label={ __( 'Pagination', 'brolga' ) }
				options={ PAGINGS }
				{ ...input( 'paging' ) }
			/>
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
		<LooksPanel { ...props } />
		{ props.attributes.layout !== 'slider' && <PagesPanel { ...props } /> }
	</>
);
