<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Text;
use Brolga\Forms\Answers\StoredAnswers;

/**
 * A visitor's sign-up, whether it came from REST or a page. Only what the checksum signs is trusted.
 *
 * @see NEWS-14
 *
 * @phpstan-import-type StoredField from StoredAnswers
 */
final class SubscriptionRequest {

	/**
	 * @param array<array-key, mixed> $custom_fields The answers as submitted.
	 * @param list<StoredField>       $answers       The validated answers; empty before validation.
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
	 * Reads a submitted sign-up. A value that is not a string becomes empty and marks the request as malformed.
	 *
	 * @param array<array-key, mixed> $values
	 */
	public static function from( array $values, string $prefix, string $account, string $page ): self {
		$malformed = false;
		$text      = static function ( string $name ) use ( $values, $prefix, &$malformed ): string {
			$value     = $values[ $prefix . $name ] ?? '';
			$malformed = $malformed || ! is_string( $value );
			return is_string( $value ) ? Text::line( $value ) : '';
		};
		$custom    = $values[ CustomFieldNames::NAME ] ?? $values['custom_fields'] ?? [];
		// Form encoding can send an empty map only as an empty string.
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

	public static function by_administrator( string $email, string $first, string $last, string $consent ): self {
		return new self( '', '', '', '', $email, $first, $last, [], 0, '', false, '', '', $consent );
	}

	/** @return array{checksum: string, list_id: string, provider: string, account: string} */
	public function signed(): array {
		return [
			'checksum' => $this->checksum,
			'list_id'  => $this->list_id,
			'provider' => $this->provider,
			'account'  => $this->account,
		];
	}

	private static function plain( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/** @param list<StoredField> $answers */
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
