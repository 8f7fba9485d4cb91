<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Forms\Answers\Descriptors;
use Brolga\Forms\Source\AssignedVariants;
use Brolga\Forms\Uploads\SentFiles;

/** A submission from a page or the REST API. Only the types of its values have been checked. */
final class Submission {

	/** @param array<array-key, mixed> $values */
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
		public readonly SentFiles $files = new SentFiles(),
		public readonly ?AssignedVariants $variants = null
	) {}
}
