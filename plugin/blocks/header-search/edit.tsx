/**
 * The button as the visitor will see it, and below it, while the block is
 * selected, what it opens; nothing is searched here.
 */
import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Icon, search } from '@wordpress/icons';
import { BlockPanels, lazySettings } from '@brolga/editor';
import { SearchRow } from '@brolga/editor-search';
import type { HeaderSearchAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "search" */ './panels' )
);

export const Edit = ( {
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< HeaderSearchAttributes > ) => {
	const { design } = attributes;
	return (
		<div
			{ ...useBlockProps( { className: `is-${ design }` } ) }
			data-brolga-open={ isSelected ? '' : undefined }
		>
			<BlockPanels>
				<Settings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</BlockPanels>
			<span className="wp-block-brolga-header-search__toggle">
				<Icon icon={ search } size={ 24 } fill="currentColor" />
			</span>
			<div className="wp-block-brolga-header-search__panel">
				<div className="wp-block-brolga-search is-field">
					<SearchRow
						placeholder={ attributes.placeholder }
						buttonText={ attributes.buttonText }
						onChange={ setAttributes }
					/>
				</div>
			</div>
		</div>
	);
};
