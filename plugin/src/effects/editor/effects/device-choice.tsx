/**
 * For which device the settings below are.
 */
import { BaseControl, Button, Flex } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { desktop, mobile, tablet } from '@wordpress/icons';
import type { Device } from './settings';

interface Props {
	readonly value: Device;
	readonly onChange: ( device: Device ) => void;
}

const DEVICES = [
	{ device: 'desktop', label: __( 'Desktop', 'brolga' ), icon: desktop },
	{ device: 'tablet', label: __( 'Tablet', 'brolga' ), icon: tablet },
	{ device: 'phone', label: _x( 'Phone', 'device', 'brolga' ), icon: mobile },
] as const;

/**
 * A button for each device.
 *
 * @param props          See Props.
 * @param props.value
 * @param props.onChange
 */
export const DeviceChoice = ( { value, onChange }: Props ) => (
	<fieldset>
		<BaseControl.VisualLabel as="legend">
			{ __( 'Device', 'brolga' ) }
		</BaseControl.VisualLabel>
		<Flex justify="flex-start" gap={ 1 }>
			{ DEVICES.map( ( { device, label, icon } ) => (
				<Button
					key={ device }
					icon={ icon }
					label={ label }
					isPressed={ device === value }
					onClick={ () => onChange( device ) }
					size="compact"
				/>
			) ) }
		</Flex>
		<p>
			{ __(
				'Smaller devices use the settings of larger devices until you change them.',
				'brolga'
			) }
		</p>
	</fieldset>
);
