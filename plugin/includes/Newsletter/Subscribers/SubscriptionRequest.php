<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Text;
use Brolga\Forms\Answers\StoredAnswers;

/**
 * What a visitor sent, in the words of no edge. Nothing in it is believed but
 * what the checksum signs. The browser's word on its address is not even here.
 *
 * @see NEWS-14
 *
 * @phpstan-import-type StoredField from StoredAnswers
 */
final class SubscriptionRequest {

	/**
	 * @param array<array-key, mixed> $custom_fields What was answered beside, as it was sent.
	 * @param list<StoredField> $answers What counts of the custom fields; empty before they were checked.
	 */
	private function __construct(
		public readonly string $checksum,
		public readonly string $list_id,
		public readonly string $provider,
		public readonly string $account,
		public readonly string $email,
		public readonly string $first_name,
		public readonly string $last_name,
		public readonly array $custom_fields,
		public readonly int $number,
		public readonly string $page,
		public readonly bool $is_malformed,
		public readonly string $honeypot,
		public readonly string $token,
		public readonly string $consent = '',
		public readonly array $answers = [],
		public readonly string $form = '',
		public readonly string $referral = ''
	) {}

	/**
	 * The request in an array whose keys begin with a prefix. What is not text is
	 * empty and makes the request malformed.
	 *
	 * @param array<array-key, mixed> $values  The request's values.
	 * @param string                  $prefix  What the edge puts before each name.
	 * @param string                  $account The edge's name for the account.
	 * @param string                  $page    The page's address.
	 */
	public static function from( array $values, string $prefix, string $account, string $page ): self {
		$malformed = false;
		$text      = static function ( string $name ) use ( $values, $prefix, &$malformed ): string {
			$value     = $values[ $prefix . $name ] ?? '';
			$malformed = $malformed || ! is_string( $value );
			return is_string( $value ) ? Text::line( $value ) : '';
		};
		$custom    = $values[ CustomFieldNames::NAME ] ?? $values['custom_fields'] ?? [];
		// A form has no way to send an empty map but as an empty text.
		$custom    = '' === $custom ? [] : $custom;
		$number    = $values['brolga_number'] ?? 0;
		return new self(
			$text( 'checksum' ),
			$text( 'list_id' ),
			$text( 'provider' ),
			$text( $account ),
			$text( 'email' ),
			$text( 'firstname' ),
			$text( 'lastname' ),
			is_array( $custom ) ? $custom : [],
			is_numeric( $number ) ? max( 0, min( 999, (int) $number ) ) : 0,
			$page,
			$malformed || ! is_array( $custom ),
			self::plain( $values[ Constants::NEWSLETTER_HONEYPOT_NAME ] ?? $values['honeypot'] ?? '' ),
			self::plain( $values[ Constants::FORM_SPAM_TOKEN_NAME ] ?? '' )
		);
	}

	/**
	 * The wish of somebody whom an administrator names, checked already.
	 *
	 * @param string $email   The address.
	 * @param string $first   First name; may be empty.
	 * @param string $last    Last name; may be empty.
	 * @param string $consent How it came to this.
	 */
	public static function by_administrator( string $email, string $first, string $last, string $consent ): self {
		return new self( '', '', '', '', $email, $first, $last, [], 0, '', false, '', '', $consent );
	}

	/**
	 * A text as it was sent; what is none is empty.
	 *
	 * @param mixed $value Any value.
	 */
	private static function plain( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/**
	 * The same request, once it was held against the saved form.
	 *
	 * @param string            $consent  What the visitor agrees to, as our page said it.
	 * @param list<StoredField> $answers  What counts of the custom fields.
	 * @param string            $form     Where the form is.
	 * @param string            $referral Whose link brought the visitor; empty: nobody's.
	 */
	public function checked( string $consent, array $answers, string $form, string $referral ): self {
		return new self(
			$this->checksum,
			$this->list_id,
			$this->provider,
			$this->account,
			$this->email,
			$this->first_name,
			$this->last_name,
			$this->custom_fields,
			$this->number,
			$this->page,
			$this->is_malformed,
			$this->honeypot,
			$this->token,
			$consent,
			$answers,
			$form,
			$referral
		);
	}
}
