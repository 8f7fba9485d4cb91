<?php
declare( strict_types=1 );

namespace Brolga\Popups\Stored;

use Brolga\Api\Popups\PopupTrigger;
use Brolga\Core\Support\Module;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Triggers\PopupTriggers;
use WP_Block_Editor_Context;

/**
 * Passes the available triggers and the controls of their settings to the popup editor.
 *
 * @see EXT-4
 */
final class TriggersInEditor implements Module {

	public const SETTING = 'brolgaPopupTriggers';

	public function __construct(
		private readonly PopupTriggers $triggers,
		private readonly Fields $fields
	) {}

	public function register(): void {
		add_filter( 'block_editor_settings_all', $this->add_to( ... ), 10, 2 );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private function add_to( array $settings, mixed $context = null ): array {
		$post = $context instanceof WP_Block_Editor_Context ? $context->post : null;
		return null !== $post && PopupType::is( $post )
			? [ self::SETTING => array_map( $this->told( ... ), array_values( $this->triggers->all() ) ) ] + $settings
			: $settings;
	}

	/** @return array{value: string, label: string, controls: list<array<string, mixed>>} */
	private function told( PopupTrigger $trigger ): array {
		$controls = [];
		foreach ( $trigger->controls() as $control ) {
			$field = $this->fields->all()[ $control->name ] ?? null;
			if ( null !== $field ) {
				$controls[] = $control->told( $field );
			}
		}
		return [
			'value'    => $trigger->id(),
			'label'    => $trigger->label(),
			'controls' => $controls,
		];
	}
}
