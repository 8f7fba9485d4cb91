/**
 * The portfolio as visitors will see it, with the site's own posts; a carousel
 * is a row that scrolls.
 */
import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	RangeControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { columns, grid } from '@wordpress/icons';
import { LayoutToolbar, PostsPanels, PostsPreview } from '@brolga/editor-posts';
import type { FullwidthPortfolioAttributes } from '../../src/contracts/attributes';

type Props = Pick<
	BlockEditProps< FullwidthPortfolioAttributes >,
	'attributes' | 'setAttributes'
>;

const CarouselSettings = ( { attributes, setAttributes }: Props ) => (
	<>
		<ToggleControl
			label={ __( 'Autoplay', 'brolga' ) }
			help={ __(
				'Visitors can always pause the carousel. It never starts for people who prefer reduced motion.',
				'brolga'
			) }
			checked={ attributes.autoRotate }
			onChange={ ( autoRotate ) => setAttributes( { autoRotate } ) }
		/>
		{ attributes.autoRotate && (
			<RangeControl
				label={ __( 'Interval (ms)', 'brolga' ) }
				value={ attributes.autoRotateSpeed }
				min={ 2000 }
				max={ 20000 }
				step={ 500 }
				onChange={ ( value ) =>
					setAttributes( { autoRotateSpeed: value ?? 7000 } )
				}
				__next40pxDefaultSize
			/>
		) }
		<TextControl
			label={ __( 'Label for screen readers', 'brolga' ) }
			placeholder={ __( 'Portfolio', 'brolga' ) }
			value={ attributes.label }
			onChange={ ( label ) => setAttributes( { label } ) }
			__next40pxDefaultSize
		/>
	</>
);

export const Edit = (
	props: BlockEditProps< FullwidthPortfolioAttributes >
) => {
	const { attributes, setAttributes } = props;
	return (
		<div { ...useBlockProps() }>
			<LayoutToolbar
				value={ attributes.layout }
				options={ [
					{
						value: 'grid',
						label: __( 'Grid', 'brolga' ),
						icon: grid,
					},
					{
						value: 'carousel',
						label: __( 'Carousel', 'brolga' ),
						icon: columns,
					},
				] }
				onChange={ ( layout ) => setAttributes( { layout } ) }
			/>
			<PostsPanels
				attributes={ attributes }
				setAttributes={ setAttributes }
			>
				{ attributes.layout === 'carousel' && (
					<CarouselSettings
						attributes={ attributes }
						setAttributes={ setAttributes }
					/>
				) }
			</PostsPanels>
			<PostsPreview
				name="brolga/fullwidth-portfolio"
				attributes={ attributes }
			/>
		</div>
	);
};
