<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Api\Popups\Field;
use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;
use Brolga\Popups\Stored\Fields;

/**
 * The settings common to all popups of a site.
 *
 * @see POPUP-15
 */
final class PopupsSection implements Section, DescribesForm {

	private const MOST_COUNT = 50;
	private const MOST_HOURS = 720;

	public function id(): string {
		return 'popups';
	}

	public function title(): string {
		return __( 'Popups', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> A `cap_count` of 0 means no limit. */
	public function schema(): array {
		return [
			'custom_css_selector' => [
				'type'      => 'string',
				'maxLength' => 200,
				'default'   => '',
				'portable'  => true,
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

	public function form(): SectionForm {
		return new SectionForm(
			position: 90,
			about: __( 'Settings for all popups. Each popup has its own settings in the editor.', 'brolga' ),
			groups: [
				new FormGroup(
					__( 'Limit', 'brolga' ),
					[
						new FormField(
							'cap_count',
							__( 'Automatic popups per visitor', 'brolga' ),
							__( 'How many automatic popups one visitor sees at most in the period below. Enter 0 for no limit.', 'brolga' )
						),
						new FormField( 'cap_hours', __( 'Period (hours)', 'brolga' ) ),
					]
				),
				new FormGroup(
					__( 'Opening on click', 'brolga' ),
					[
						new FormField(
							'custom_css_selector',
							__( 'CSS selector', 'brolga' ),
							__( 'Clicks on elements that match, such as .open-popup, open the page’s first popup. A link to a popup needs no selector.', 'brolga' )
						),
					]
				),
			]
		);
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		$selector = trim( $values->text( 'custom_css_selector' ) );
		return Fields::clean( Field::selector(), $selector ) === $selector
			? []
			: [ 'custom_css_selector' => __( 'This is not a CSS selector. Write one such as .open-popup or #offer.', 'brolga' ) ];
	}
}
