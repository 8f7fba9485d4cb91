/**
 * Why a test of settings waits: it would try what is stored, not what is typed.
 */
import { __ } from '@wordpress/i18n';

export const SaveFirst = () => (
	<p className="brolga-note">
		{ __( 'Save first. The test uses the saved settings.', 'brolga' ) }
	</p>
);
