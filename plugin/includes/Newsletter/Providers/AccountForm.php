<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

/**
 * What an owner is asked about an account at a provider, by data: the settings
 * screen and the editor draw it.
 */
final class AccountForm {

	/**
	 * @param string $key_label What its key or secret is called.
	 * @param string $key_help  Where it is found.
	 * @param string $url_help  What the URL is for, which then has to be given; empty: the provider has its own.
	 * @param bool   $asks      Whether the provider can send the mail that asks for confirmation.
	 * @param bool   $templates Whether that mail is a template with a number.
	 * @param bool   $has_lists Whether lists() names lists to choose from; else the owner types a name.
	 */
	public function __construct(
		public readonly string $key_label,
		public readonly string $key_help = '',
		public readonly string $url_help = '',
		public readonly bool $asks = false,
		public readonly bool $templates = false,
		public readonly bool $has_lists = false
	) {}
}
