<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

/**
 * A setting that is a text of a certain form.
 */
final class TextSetting {

	/** A host, with its port where it has one. */
	public const HOST = '[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\d{1,5})?';

	/**
	 * @param string $pattern  What it looks like.
	 * @param string $message  What to do when it looks otherwise.
	 * @param string $standard Its value until an owner enters one.
	 * @return array<string, mixed>
	 */
	public static function schema( string $pattern, string $message, string $standard = '' ): array {
		return [
			'type'      => 'string',
			'pattern'   => $pattern,
			'maxLength' => 200,
			'default'   => $standard,
			'message'   => $message,
		];
	}
}
