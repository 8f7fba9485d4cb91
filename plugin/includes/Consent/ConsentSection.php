<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;

/**
 * The consent settings: whether to ask, what applies until visitors answer, and the texts.
 *
 * @see CONSENT-1 CONSENT-2
 */
final class ConsentSection implements Section {

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

	/**
	 * Contains no translated texts, because requests that do not serve a page read it, too.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array {
		$line = [
			'type'      => 'string',
			'maxLength' => 60,
			'default'   => '',
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
			],
		];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		return [];
	}
}
