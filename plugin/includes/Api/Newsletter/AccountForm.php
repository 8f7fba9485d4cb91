<?php
declare( strict_types=1 );

namespace Brolga\Api\Newsletter;

/**
 * Describes the fields of an account at a provider as data, from which the settings screen and the
 * editor draw their forms.
 *
 * @since 0.1.0
 */
final class AccountForm {

	/**
	 * @param string $key_label The label of the API key or secret.
	 * @param string $key_help  Where to find the key.
	 * @param string $url_help  What the required URL is for; empty if the provider has a fixed URL.
	 * @param bool   $asks      Whether the provider can send the confirmation email.
	 * @param bool   $templates Whether the confirmation email is a template chosen by its number.
	 * @param bool   $has_lists Whether lists() returns the lists to choose from; otherwise the owner types a name.
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
