<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;

/**
 * The consent settings: whether to ask, what applies until visitors answer, and the texts.
 *
 * @see CONSENT-1 CONSENT-2
 */
final class ConsentSection implements Section, DescribesForm {

	public const FOOTER = 'footer';
	public const CORNER = 'corner';
	public const NONE   = 'none';

	/** Limit on storing consent records, in days: ten years, longer than any legal claim. */
	private const MAX_DAYS = 3650;

	public function id(): string {
		return 'consent';
	}

	public function title(): string {
		return __( 'Consent', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> Untranslated, because every kind of request reads it. */
	public function schema(): array {
		$line = [
			'type'      => 'string',
			'maxLength' => 60,
			'default'   => '',
			'portable'  => true,
		];
		return [
			'enabled'        => [
				'type'    => 'boolean',
				'default' => false,
			],
			'mode'           => [
				'type'    => 'string',
				'enum'    => array_column( Mode::cases(), 'value' ),
				'default' => Mode::OptIn->value,
			],
			'title'          => [ 'maxLength' => 100 ] + $line,
			'text'           => [ 'maxLength' => 500 ] + $line,
			'accept'         => $line,
			'reject'         => $line,
			'choose'         => $line,
			'reopen'         => [
				'type'    => 'string',
				'enum'    => [ self::FOOTER, self::CORNER, self::NONE ],
				'default' => self::FOOTER,
			],
			'retention_days' => [
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => self::MAX_DAYS,
				'default' => 730,
				// What deletes data is decided where the data are.
				'portable' => false,
			],
		];
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 130,
			about: __( 'Ask visitors for consent to maps, videos, tests and tracking services. The banner lists each service once a feature uses it.', 'brolga' ),
			groups: [
				self::banner(),
				new FormGroup(
					__( 'Banner text', 'brolga' ),
					[
						new FormField( 'title', __( 'Heading', 'brolga' ) ),
						new FormField( 'text', __( 'Text', 'brolga' ) ),
						new FormField( 'accept', __( 'Accept button', 'brolga' ) ),
						new FormField( 'reject', __( 'Reject button', 'brolga' ) ),
						new FormField( 'choose', __( 'Choose button', 'brolga' ) ),
					],
					__( 'Leave empty to use the default text in the language of the page.', 'brolga' )
				),
				self::withdrawal(),
				new FormGroup(
					__( 'Consent records', 'brolga' ),
					[
						new FormField(
							'retention_days',
							__( 'Keep answers for (days)', 'brolga' ),
							__( 'Each answer is stored with its time, the banner’s wording and the services agreed to, without anything that identifies the visitor. Enter 0 to keep answers indefinitely.', 'brolga' )
						),
						FormField::slot( 'records' ),
					],
					words: [ __( 'Retention', 'brolga' ), 'GDPR' ]
				),
			]
		);
	}

	private static function banner(): FormGroup {
		return new FormGroup(
			__( 'Banner', 'brolga' ),
			[
				new FormField(
					'enabled',
					__( 'Ask visitors for consent', 'brolga' ),
					__( 'Shows a banner with three equal buttons: accept all, reject all, choose. If another plugin shows a banner, turn this off.', 'brolga' )
				),
				new FormField(
					'mode',
					__( 'Until a visitor answers', 'brolga' ),
					choices: [
						Mode::OptIn->value  => [
							__( 'Run nothing (opt-in)', 'brolga' ),
							__( 'Required in the European Union, the United Kingdom and Switzerland.', 'brolga' ),
						],
						Mode::OptOut->value => [
							__( 'Run everything (opt-out)', 'brolga' ),
							__( 'Common in Australia and the United States. Visitors whose browser has Global Privacy Control (GPC) turned on count as refusing.', 'brolga' ),
						],
					]
				),
			],
			words: [ __( 'Cookie banner', 'brolga' ), __( 'Cookies', 'brolga' ), 'GDPR' ]
		);
	}

	private static function withdrawal(): FormGroup {
		return new FormGroup(
			__( 'Changing or withdrawing consent', 'brolga' ),
			[
				new FormField(
					'reopen',
					__( 'Privacy choices link', 'brolga' ),
					choices: [
						self::FOOTER => [
							__( 'In the footer', 'brolga' ),
							__( 'Next to the link to your privacy policy, or in the corner if the footer has none.', 'brolga' ),
						],
						self::CORNER => [
							__( 'In the corner', 'brolga' ),
							__( 'A small button that is always in view, or at the end of the page on phones.', 'brolga' ),
						],
						self::NONE   => [
							__( 'I add the link myself', 'brolga' ),
							__( 'Any link to #brolga-consent opens the choices.', 'brolga' ),
						],
					]
				),
			]
		);
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		return [];
	}
}
