<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Kernel;

use Brolga\Core\Support\All;
use Brolga\Core\Support\Later;
use Closure;
use LogicException;
use ReflectionClass;
use ReflectionNamedType;
use ReflectionParameter;

/**
 * One object of each class, built when it is first asked for, from the types of
 * its constructor. What types cannot tell stands in the features' bindings.
 */
final class Container {

	/** @var array<class-string, object> */
	private array $made = [];

	/**
	 * @param array<class-string, object> $instead Objects that are used as they are: the plugin's file, a test's clock.
	 */
	public function __construct( private readonly Parts $parts, array $instead = [] ) {
		$this->made = [
			self::class  => $this,
			Parts::class => $parts,
		] + $instead;
	}

	/**
	 * The one object of a class.
	 *
	 * @template T of object
	 * @param class-string<T> $name The class, or an interface with a binding.
	 * @return T
	 *
	 * @throws LogicException When it cannot be built.
	 */
	public function get( string $name ): object {
		$object = $this->made[ $name ] ??= $this->make( $name );
		return $object instanceof $name ? $object : throw new LogicException( "What was built for {$name} is none." );
	}

	/**
	 * Objects of several classes.
	 *
	 * @template T of object
	 * @param list<class-string<T>> $names The classes.
	 * @return list<T>
	 */
	public function each( array $names ): array {
		return array_map( $this->get( ... ), $names );
	}

	/**
	 * Builds an object.
	 *
	 * @param class-string $name Its class.
	 */
	private function make( string $name ): object {
		$binding = $this->parts->bindings[ $name ] ?? null;
		if ( null !== $binding ) {
			return $binding( $this );
		}
		$class = new ReflectionClass( $name );
		if ( ! $class->isInstantiable() ) {
			throw new LogicException( "{$name} has no binding." );
		}
		return $class->newInstanceArgs( array_map(
			fn ( ReflectionParameter $parameter ): mixed => $this->argument( $parameter, $name ),
			$class->getConstructor()?->getParameters() ?? []
		) );
	}

	/**
	 * What a constructor gets.
	 *
	 * @param string $name Its class.
	 */
	private function argument( ReflectionParameter $parameter, string $name ): mixed {
		foreach ( $parameter->getAttributes() as $attribute ) {
			$told = $attribute->newInstance();
			if ( $told instanceof All ) {
				$names = $this->parts->of( $told->kind );
				return $told->later ? fn (): array => $this->each( $names ) : $this->each( $names );
			}
			if ( $told instanceof Later ) {
				return fn (): object => $this->get( $told->name );
			}
		}
		$type = $parameter->getType();
		if ( $type instanceof ReflectionNamedType && ! $type->isBuiltin() && Closure::class !== $type->getName() ) {
			/** @var class-string $wanted */
			$wanted = $type->getName();
			return $this->get( $wanted );
		}
		return $parameter->isDefaultValueAvailable()
			? $parameter->getDefaultValue()
			: throw new LogicException( "{$name} needs a binding: nothing tells its \${$parameter->getName()}." );
	}
}
