/**
 * A pin as it stands in the list: its words typed in place, its place in the
 * sidebar. One that has nothing of its own shows the business's, as visitors
 * get it.
 *
 * @see MAP-400 MAP-490
 */
import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { BlockPanels, bound, lazySettings, TextInPlace } from '@brolga/editor';
import type { MapPinAttributes } from '../../src/contracts/attributes';
import { useBusiness } from '../../src/business/editor/business/use-business';
import { isBusiness } from '../../src/content/view/maps/shown';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "map" */ './panels' )
);

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< MapPinAttributes > ) => {
	const settings = { attributes, setAttributes };
	const business = useBusiness( isBusiness( attributes ) );
	const isFilledIn = business !== undefined && business.address !== '';
	return (
		<li { ...useBlockProps() }>
			<BlockPanels>
				<Settings { ...settings } />
			</BlockPanels>
			<TextInPlace
				tagName="span"
				className="wp-block-brolga-map-pin__title"
				label={ __( 'Place name', 'brolga' ) }
				placeholder={
					( isFilledIn && business.name ) ||
					__( 'Place name', 'brolga' )
				}
				{ ...bound( settings ).value( 'title' ) }
			/>
			<TextInPlace
				tagName="span"
				className="wp-block-brolga-map-pin__text"
				label={ __( 'Description', 'brolga' ) }
				placeholder={
					isFilledIn
						? business.address
						: __( 'Address or opening hours', 'brolga' )
				}
				hasLines
				{ ...bound( settings ).value( 'text' ) }
			/>
		</li>
	);
};
