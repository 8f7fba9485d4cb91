/**
 * A search's field and button, their words to be typed where they stand.
 */
import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { Icon, search } from '@wordpress/icons';

interface Words {
	readonly placeholder: string;
	readonly buttonText: string;
}

interface Props extends Words {
	readonly onChange: ( words: Partial< Words > ) => void;
}

export const SearchRow = ( { placeholder, buttonText, onChange }: Props ) => (
	<div className="wp-block-brolga-search__row">
		<input
			type="text"
			className="wp-block-brolga-search__input"
			aria-label={ __( 'Placeholder', 'brolga' ) }
			placeholder={ __( 'Placeholder', 'brolga' ) }
			value={ placeholder }
			onChange={ ( event ) =>
				onChange( { placeholder: event.target.value } )
			}
		/>
		<span className="wp-block-brolga-search__button wp-element-button">
			<Icon icon={ search } size={ 20 } fill="currentColor" />
			<RichText
				tagName="span"
				className="wp-block-brolga-search__word"
				aria-label={ __( 'Button', 'brolga' ) }
				placeholder={ __( 'Search', 'brolga' ) }
				allowedFormats={ [] }
				value={ buttonText }
				onChange={ ( next ) => onChange( { buttonText: next } ) }
			/>
		</span>
	</div>
);
