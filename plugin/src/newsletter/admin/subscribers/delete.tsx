/**
 * A button that asks before it deletes.
 */
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SURE } from './words';

interface Props {
	readonly disabled?: boolean;
	readonly onDelete: () => void;
}

export function Delete( { disabled = false, onDelete }: Props ) {
	const [ sure, setSure ] = useState( false );
	return (
		<Button
			variant="tertiary"
			isDestructive
			disabled={ disabled }
			accessibleWhenDisabled
			onClick={ () => ( sure ? onDelete() : setSure( true ) ) }
			__next40pxDefaultSize
		>
			{ sure ? SURE : __( 'Delete…', 'brolga' ) }
		</Button>
	);
}
