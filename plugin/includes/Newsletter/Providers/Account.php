<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

/**
 * What it takes to call a provider in the owner's name. The key is here alone:
 * a block, a page and a job name the account.
 *
 * @see NEWS-22
 */
final class Account {

	/** What accounts are called: they stand in pages and checksums. */
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

	/**
	 * The address of the API, without a slash at its end.
	 *
	 * @param string $usual Where it is unless the owner says otherwise.
	 */
	public function base( string $usual ): string {
		return rtrim( '' === $this->url ? $usual : $this->url, '/' );
	}
}
