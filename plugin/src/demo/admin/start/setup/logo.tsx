/**
 * The logo: a file that is uploaded as soon as it is chosen.
 */
import {
	BaseControl,
	FormFileUpload,
	Notice,
	Spinner,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { messageOf } from '../../../../admin/rest/message';
import { upload, type Image } from '../../../rest';

interface Props {
	/** The address of the logo; empty: there is none. */
	readonly url: string;
	readonly onChange: ( image: Image ) => void;
}

export const Logo = ( { url, onChange }: Props ) => {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const send = async ( file: File | undefined ): Promise< void > => {
		if ( ! file ) {
			return;
		}
		setIsBusy( true );
		setFailure( '' );
		try {
			onChange( await upload( file ) );
		} catch ( reason ) {
			setFailure( messageOf( reason ) );
		}
		setIsBusy( false );
	};
	return (
		<BaseControl
			id="brolga-start-logo"
			help={ __(
				'Optional. A PNG with a transparent background works best.',
				'brolga'
			) }
			__nextHasNoMarginBottom
		>
			<div className="brolga-setup__logo">
				{ url !== '' && <img src={ url } alt="" /> }
				<FormFileUpload
					accept="image/jpeg,image/png,image/webp"
					className="is-secondary"
					onChange={ ( { currentTarget } ) =>
						void send( currentTarget.files?.[ 0 ] )
					}
					__next40pxDefaultSize
				>
					{ url === ''
						? __( 'Upload a logo', 'brolga' )
						: __( 'Replace the logo', 'brolga' ) }
				</FormFileUpload>
				{ isBusy && <Spinner /> }
			</div>
			{ failure !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
		</BaseControl>
	);
};
