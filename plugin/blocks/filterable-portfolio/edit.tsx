/**
 * The portfolio as visitors will see it, with the site's own posts.
 */
import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { button, separator } from '@wordpress/icons';
import { LayoutToolbar, PostsPanels, PostsPreview } from '@brolga/editor-posts';
import type { FilterablePortfolioAttributes } from '../../src/contracts/attributes';

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< FilterablePortfolioAttributes > ) => (
	<div { ...useBlockProps() }>
		<LayoutToolbar
			value={ attributes.filters }
			options={ [
				{
					value: 'pills',
					label: __( 'Button filters', 'brolga' ),
					icon: button,
				},
				{
					value: 'line',
					label: __( 'Plain filters', 'brolga' ),
					icon: separator,
				},
			] }
			onChange={ ( filters ) => setAttributes( { filters } ) }
		/>
		<PostsPanels attributes={ attributes } setAttributes={ setAttributes }>
			<ToggleControl
				label={ __( 'Show counts on filters', 'brolga' ) }
				checked={ attributes.showCounts }
				onChange={ ( showCounts ) => setAttributes( { showCounts } ) }
			/>
			<TextControl
				label={ __( 'Label of the “All” filter', 'brolga' ) }
				placeholder={ __( 'All', 'brolga' ) }
				value={ attributes.allLabel }
				onChange={ ( allLabel ) => setAttributes( { allLabel } ) }
				__next40pxDefaultSize
			/>
		</PostsPanels>
		<PostsPreview
			name="brolga/filterable-portfolio"
			attributes={ attributes }
		/>
	</div>
);
