<?php
declare( strict_types=1 );

namespace Brolga\Api\Newsletter;

/**
 * The owner's account at a provider, with its API key. Blocks, pages and jobs refer to the account
 * by name, so that the key is stored in one place only.
 *
 * @since 0.1.0
 * @see NEWS-22
 */
final class Account {

	public const NAME_PATTERN = '^[a-z0-9][a-z0-9-]{0,31}$';

	public function __construct(
		public readonly string $name,
		public readonly string $kind,
		#[\SensitiveParameter]
		public readonly string $key,
		public readonly string $url = '',
		public readonly bool $double_opt_in = true,
		public readonly int $template = 0
	) {}

	public function base( string $usual ): string {
		return rtrim( '' === $this->url ? $usual : $this->url, '/' );
	}
}
