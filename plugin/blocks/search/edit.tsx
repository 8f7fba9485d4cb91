/**
 * The search as the visitor will see it; nothing is searched here.
 */
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { BlockPanels, lazySettings } from '@brolga/editor';
import { SearchRow } from '@brolga/editor-search';
import type { SearchAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "search" */ './panels' )
);

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< SearchAttributes > ) => {
	const { design, label, showLabel } = attributes;
	const blockProps = useBlockProps( { className: `is-${ design }` } );
	return (
		<div { ...blockProps }>
			<BlockPanels>
				<Settings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</BlockPanels>
			{ showLabel && (
				<RichText
					tagName="span"
					className="wp-block-brolga-search__label"
					aria-label={ __( 'Label', 'brolga' ) }
					placeholder={ __( 'Search this site', 'brolga' ) }
					allowedFormats={ [] }
					value={ label }
					onChange={ ( next ) => setAttributes( { label: next } ) }
				/>
			) }
			<SearchRow
				placeholder={ attributes.placeholder }
				buttonText={ attributes.buttonText }
				onChange={ setAttributes }
			/>
		</div>
	);
};
