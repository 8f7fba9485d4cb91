<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Api\Popups\Field;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;
use Brolga\Popups\Stored\Fields;

/**
 * The settings common to all popups of a site.
 *
 * @see POPUP-15
 */
final class PopupsSection implements Section {

	private const MOST_COUNT = 50;
	private const MOST_HOURS = 720;

	public function id(): string {
		return 'popups';
	}

	public function title(): string {
		return __( 'Popups', 'brolga' );
	}

	/**
	 * A `cap_count` of 0 means no limit.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array {
		return [
			'custom_css_selector' => [
				'type'      => 'string',
				'maxLength' => 200,
				'default'   => '',
			],
			'cap_count'           => [
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => self::MOST_COUNT,
				'default' => 0,
			],
			'cap_hours'           => [
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => self::MOST_HOURS,
				'default' => 24,
			],
		];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		$selector = trim( $values->text( 'custom_css_selector' ) );
		return Fields::clean( Field::selector(), $selector ) === $selector
			? []
			: [ 'custom_css_selector' => __( 'This is not a CSS selector. Write one such as .open-popup or #offer.', 'brolga' ) ];
	}
}
