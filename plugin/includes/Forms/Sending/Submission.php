<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Forms\Answers\Descriptors;
use Brolga\Forms\Source\Variants;
use Brolga\Forms\Uploads\SentFiles;

/**
 * A request to send a form, whichever edge it came through. Nothing in it has
 * been checked but its shape.
 */
final class Submission {

	/**
	 * @param array<array-key, mixed> $values         What was sent, by field id.
	 */
	public function __construct(
		public readonly string $form_token,
		public readonly int $number,
		public readonly string $key,
		public readonly array $values,
		public readonly string $captcha_token,
		public readonly string $captcha_answer,
		public readonly string $honeypot,
		public readonly string $page,
		public readonly string $referrer,
		public readonly ?Descriptors $descriptors = null,
		public readonly string $token = '',
		public readonly bool $is_malformed = false,
		public readonly SentFiles $files = new SentFiles(),
		public readonly ?Variants $variants = null
	) {}
}
