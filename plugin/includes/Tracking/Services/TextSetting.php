<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

/** JSON Schema of a text setting with a pattern. */
final class TextSetting {

	public const HOST = '[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\d{1,5})?';

	/** @return array<string, mixed> */
	public static function schema( string $pattern, string $message, string $standard = '' ): array {
		return [
			'type'      => 'string',
			'pattern'   => $pattern,
			'maxLength' => 200,
			'default'   => $standard,
			'message'   => $message,
			// An account of whoever runs the site.
			'portable'  => false,
		];
	}
}
